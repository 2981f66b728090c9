import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between us and a real PostgreSQL that a test can break. */
export interface BreakableDatabase {
  /** The database's address by way of this wire. */
  url: string;
  /** Severs every connection that is open now; new ones come through. */
  sever: () => void;
  /** What was sent is swallowed and nothing is answered, as when the other machine vanished; new connections come through. */
  vanish: () => void;
  /** Refuses new connections, and severs those that are open, until restore(). */
  refuse: () => void;
  restore: () => void;
  /** The next statement that contains the words is carried out, and the connection severed before its answer arrives. */
  severAfter: (words: string) => void;
  /** Connections that are open. */
  count: () => number;
  close: () => Promise<void>;
}

interface Wire {
  near: Socket;
  far: Socket;
  isDead: boolean;
}

export async function breakableDatabase(databaseUrl: string): Promise<BreakableDatabase> {
  const target = new URL(databaseUrl);
  const wires = new Set<Wire>();
  let isRefusing = false;
  let lastWords: string | null = null;

  const cut = (wire: Wire) => {
    wire.near.destroy();
    wire.far.destroy();
    wires.delete(wire);
  };

  const server = createServer((near) => {
    if (isRefusing) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const wire: Wire = { near, far, isDead: false };
    wires.add(wire);
    let isLast = false;
    near.on('data', (bytes) => {
      if (wire.isDead) return;
      if (lastWords && bytes.includes(lastWords)) {
        lastWords = null;
        isLast = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLast) cut(wire);
      else if (!wire.isDead) near.write(bytes);
    });
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!wire.isDead || socket === near) cut(wire);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const sever = () => {
    for (const wire of wires) cut(wire);
  };
  return {
    url: url.href,
    sever,
    vanish: () => {
      for (const wire of wires) wire.isDead = true;
    },
    refuse: () => {
      isRefusing = true;
      sever();
    },
    restore: () => {
      isRefusing = false;
    },
    severAfter: (words) => {
      lastWords = words;
    },
    count: () => wires.size,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      sever();
      await closed;
    },
  };
}
