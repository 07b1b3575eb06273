// The package, built, packed and installed into an empty folder, as for its users.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const shell = process.platform === 'win32';

/** The output and exit status of a program. */
export interface ProgramResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class InstalledPackage {
  /** The folder in which the package is installed. */
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'gatepost-package-'));
    const packed = execFileSync(process.execPath, ['scripts/pack.mjs', this.folder], {
      cwd: root,
      encoding: 'utf8',
    });
    const filename = packed.trim();
    this.write('package.json', JSON.stringify({ name: 'somebody', private: true, type: 'module' }));
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], {
      cwd: this.folder,
      shell,
      stdio: 'pipe',
    });
  }

  /** The path of a file in the folder. */
  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string): void {
    writeFileSync(this.path(name), content);
  }

  /** Runs a program in the folder. */
  run(command: string, ...args: readonly string[]): ProgramResult {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      shell,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  /** Runs a module in a separate Node process. */
  runModule(name: string, source: string, ...args: readonly string[]): ProgramResult {
    this.write(name, source);
    return this.run(process.execPath, name, ...args);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
