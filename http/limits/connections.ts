import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getNetwork } from './client-address.ts';

export type ConnectionLimits = {
  /** of the process */
  readonly most: number;
  /** of one client's address */
  readonly mostOfAddress: number;
  /** milliseconds without any progress after which an answer is not taken any more */
  readonly stalledAfterMs: number;
  /** bytes of an answer, for each second that is waited longer; big ones are handed to the system as a whole */
  readonly slowestPerSecond: number;
  /** bytes of answers that wait for their readers, in the whole process */
  readonly mostWaiting: number;
  /** milliseconds */
  readonly lookEvery: number;
};

/** An office may share one address, and a browser opens six connections. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 10_000,
  mostOfAddress: 2000,
  stalledAfterMs: 60_000,
  slowestPerSecond: 10_000,
  mostWaiting: 192 * 1024 * 1024,
  lookEvery: 5000,
};

/** The bytes that a client has taken by a time. */
type Progress = { taken: number; since: number };

/**
 * Limits what connections cost, however slowly their clients read: how many there are, and the answers that wait in
 * memory. Node itself limits how slowly a request may come.
 * @param addressCounts false behind a proxy, whose address all clients share and which reads for them
 */
export function limitConnections(
  http: Server,
  addressCounts: boolean,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): void {
  http.maxConnections = limits.most;
  const open = new Map<Socket, Progress>();
  const ofAddress = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress ?? '');
    const count = (ofAddress.get(address) ?? 0) + 1;
    if (addressCounts && count > limits.mostOfAddress) {
      socket.destroy();
      return;
    }
    ofAddress.set(address, count);
    open.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => {
      open.delete(socket);
      const left = (ofAddress.get(address) ?? 0) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });
  const timer = setInterval(() => endSlowReaders(open, limits), limits.lookEvery).unref();
  http.once('close', () => clearInterval(timer));
}

/** Ends connections that take nothing of their answer, and of the others the slowest while all together is too much. */
function endSlowReaders(open: ReadonlyMap<Socket, Progress>, limits: ConnectionLimits): void {
  const now = performance.now();
  const waiting: { socket: Socket; since: number }[] = [];
  let bytes = 0;
  for (const [socket, progress] of open) {
    const left = socket.writableLength;
    const taken = socket.bytesWritten - left;
    if (left === 0 || taken > progress.taken) Object.assign(progress, { taken, since: now });
    if (left === 0) continue;
    const { since } = progress;
    if (now - since > limits.stalledAfterMs + (left / limits.slowestPerSecond) * 1000) socket.destroy();
    else {
      bytes += left;
      if (since < now) waiting.push({ socket, since });
    }
  }
  if (bytes <= limits.mostWaiting) return;
  for (const { socket } of waiting.toSorted((one, other) => one.since - other.since)) {
    if (bytes <= limits.mostWaiting) break;
    bytes -= socket.writableLength;
    socket.destroy();
  }
}
