/** The lock of the shop's packages, and of those that only the bench and the tests install. */
export const LOCKS = ['package-lock.json', 'bench/lighthouse/package-lock.json'] as const;

/** The parts of a package-lock.json entry that matter here. */
export type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lock = { packages: Record<string, LockEntry> };

type Missing = { readonly name: string; readonly version: string; readonly dev: boolean };

/**
 * Finds optional packages (binaries for other systems) that a package requires and the lock lacks. `npm ci` refuses
 * such a lock. They are missing if the registry in use does not carry the binaries of every system.
 */
export function findMissingPlatformPackages(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  );
}

/** Adds an entry for each missing package; its system is read from its name. */
export function addPlatformPackages(lock: Lock): Lock {
  const added = findMissingPlatformPackages(lock).map(({ name, version, dev }): [string, LockEntry] => [
    `node_modules/${name}`,
    { version, ...parsePlatform(name), ...(dev && { dev }), optional: true },
  ]);
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Searches as Node does: beside the requiring package, then in each folder above. */
function isLocked(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[candidate]?.version) return true;
    if (folder === '') return false;
  }
}

const SYSTEMS = /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)/;
const PROCESSORS = /(arm64|armv7|arm|x64|ia32|ppc64|s390x|riscv64|loong64|mips64el|wasm32)/;

/** @throws Error if the name contains no system: an entry without one would be installed everywhere */
function parsePlatform(name: string): Pick<LockEntry, 'cpu' | 'os' | 'libc'> {
  const os = SYSTEMS.exec(name)?.[1];
  const cpu = PROCESSORS.exec(name)?.[1]?.replace('armv7', 'arm');
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(`package-lock.json lacks ${name}, for which system?`);
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : null;
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc }) };
}
