// deploy/server.mjs: serves a build with the tables that it brings.
import {serve} from './serve';

serve();
