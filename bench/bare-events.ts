import { createServer, type ServerResponse } from 'node:http';

/** The yardstick: a bare server that holds streams of events open, and writes a line into each every half a minute. */
const open = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.url === '/') {
    response.end('ready');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  open.add(response);
  response.once('close', () => open.delete(response));
});
server.timeout = 0;
server.listen(Number(process.env.PORT), '127.0.0.1');
const beat = setInterval(() => {
  for (const response of open) response.write(':\n\n');
}, 30_000);
process.once('SIGTERM', () => {
  clearInterval(beat);
  server.close();
  server.closeAllConnections();
});
