// The least that Node's http can do: sends one response, the same for every request.
import {createServer} from 'node:http';
import {listen} from 'site-server/server';

type Message = {status: number; headers: string[]; body: string};

process.once('message', ({status, headers, body}: Message) => {
  const content = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(content);
  });
  void listen(server, 0).then((port) => process.send?.(port));
});
