import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The reference: node:http that answers a file's bytes from memory. Arguments: port, file, content type, encoding. */
const [port, file = '', type = 'text/html; charset=utf-8', encoding] = process.argv.slice(2);
const body = readFileSync(file);
const headers: Record<string, string | number> = { 'content-type': type, 'content-length': body.length };
if (encoding) headers['content-encoding'] = encoding;

createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
