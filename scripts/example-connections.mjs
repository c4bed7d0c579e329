// Loaded before the action by record-examples.mjs: whatever server is to be reached by TLS, the local one answers.
import { connect } from 'node:net';
import tls from 'node:tls';
import { syncBuiltinESMExports } from 'node:module';

const { hostname, port } = new URL(process.env.EXAMPLE_SERVER);

tls.connect = () => {
  const socket = connect({ host: hostname, port: Number(port) });
  socket.alpnProtocol = false;
  socket.once('connect', () => socket.emit('secureConnect'));
  return socket;
};
syncBuiltinESMExports();
