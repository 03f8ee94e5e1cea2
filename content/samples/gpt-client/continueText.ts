/** Sends a prompt to the server and gives the text that it continues. */
export default async function continueText(
  server: string,
  prompt: string,
): Promise<string> {
  const body = new FormData();
  body.append('prompt', prompt);
  const response = await fetch(`${server}/gpt`, {method: 'POST', body});
  if (!response.ok) {
    throw new Error(`the server responded with ${response.status}`);
  }
  const {generated_text}: {generated_text: string} = await response.json();
  return generated_text;
}
