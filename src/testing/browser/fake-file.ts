// A fake file behind a handle like the browser's. Tests can change it, remove it, or revoke permission.

type FilePermission = 'granted' | 'denied' | 'prompt';

export class FakeFile {
  bytes: Uint8Array;
  modified = 1000;
  isGone = false;
  /** The reported size in octets, if it differs from the actual one. */
  size: number | undefined;
  permission: FilePermission = 'granted';
  /** The user's answer to a permission request. */
  answer: FilePermission = 'granted';
  /** Writes wait for this. */
  wait: () => Promise<unknown> = () => Promise.resolve();
  /** The number of open streams, and its maximum so far. */
  readonly open = { now: 0, most: 0 };
  readonly name: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.bytes = new TextEncoder().encode(text);
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  /** Simulates a write by another program. */
  write(text: string): void {
    this.bytes = new TextEncoder().encode(text);
    this.modified += 1000;
  }

  private file() {
    if (this.isGone) throw new DOMException('gone', 'NotFoundError');
    if (this.permission !== 'granted') throw new DOMException('no', 'NotAllowedError');
    const { name, bytes, modified } = this;
    const arrayBuffer = () => Promise.resolve(bytes.slice().buffer);
    return { name, size: this.size ?? bytes.length, lastModified: modified, arrayBuffer };
  }

  private stream() {
    this.open.now += 1;
    this.open.most = Math.max(this.open.most, this.open.now);
    let written = this.bytes;
    return {
      write: async (bytes: Uint8Array) => {
        await this.wait();
        written = bytes;
      },
      close: async () => {
        this.open.now -= 1;
        this.bytes = written;
        this.modified += 1;
      },
      abort: async () => {
        this.open.now -= 1;
      },
    };
  }

  get handle(): FileSystemFileHandle {
    return {
      kind: 'file',
      name: this.name,
      getFile: async () => this.file(),
      createWritable: async () => this.stream(),
      queryPermission: async () => this.permission,
      requestPermission: async () => (this.permission = this.answer),
    } as unknown as FileSystemFileHandle;
  }
}
