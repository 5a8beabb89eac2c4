import { crc32 } from 'node:zlib';

/** For tests: a zip whose entries are stored as they are. */
export class ZipWriter {
  readonly #files: Buffer[] = [];
  readonly #list: Buffer[] = [];
  #at = 0;

  /** @param lie what its list says of the entry instead of the truth */
  add(name: string, body: string, lie: { size?: number; flags?: number; localName?: string } = {}): void {
    const bytes = Buffer.from(body);
    const size = lie.size ?? bytes.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(lie.flags ?? 0, 2);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const localName = Buffer.from(lie.localName ?? name);
    const localHead = Buffer.from(common);
    localHead.writeUInt16LE(localName.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), localHead, localName, bytes]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(this.#at, 10);
    this.#list.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        Buffer.from([20, 0]),
        common,
        central,
        Buffer.from(name),
      ]),
    );
    this.#files.push(local);
    this.#at += local.length;
  }

  end(): Buffer {
    const list = Buffer.concat(this.#list);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(this.#list.length, 8);
    end.writeUInt16LE(this.#list.length, 10);
    end.writeUInt32LE(list.length, 12);
    end.writeUInt32LE(this.#at, 16);
    return Buffer.concat([...this.#files, list, end]);
  }
}
