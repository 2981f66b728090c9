import { createServer } from 'node:http';

/** The yardstick: a bare server that reads the same bodies and drops them. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('dropped'));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => server.close());
