/** A write to a table in a source file. `table` null: the name is only known when the statement runs. */
export type Write = { readonly file: string; readonly table: string | null };

/** A module that may write another module's table, or read one of a wing above it, and the reason. */
export type Guest = { readonly module: string; readonly table: string; readonly reason: string };

export type Ownership = {
  /** the one module that writes a table */
  readonly owners: Readonly<Record<string, string>>;
  readonly guests: readonly Guest[];
  /** modules that read a table of a wing above their own */
  readonly readers: readonly Guest[];
};

/** A read of a table in a source file. */
export type Read = { readonly file: string; readonly table: string };

const NAMED = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+"?(\w+)"?/gi,
  /\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b/gi,
];
const COMPUTED = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*[^'\s)]/,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate)\s+\$\{/i,
  /\bupdate\s+\$\{[^}]*\}(?:\s+\w+)?\s+set\b/i,
];

const READ = [
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin)\(\s*\[?\s*'(\w+)/g,
  /\b(?:from|join|using)\s+"?(\w+)"?/gi,
];
/** A common table expression may have the name of a table, and is not that table. */
const COMMON_TABLE =
  /(?:\bwith(?:\s+recursive)?|,)\s+(\w+)(?:\s*\([\w,\s]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;

/** The tables that a source file reads, in Kysely's calls and in plain SQL. @param tables all that there are */
export function findReads(file: string, source: string, tables: ReadonlySet<string>): Read[] {
  const text = withoutComments(source);
  const own = new Set([...text.matchAll(COMMON_TABLE)].map(([, name = '']) => name));
  const named = READ.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(named)]
    .filter((table) => tables.has(table) && !own.has(table))
    .map((table) => ({ file, table }));
}

/**
 * Finds reads of tables of wings above. Statements follow the same direction as imports: they read tables of the
 * module's own wing and of the wings below it. A reader on the list needs a reason, and has to leave the list when it
 * no longer reads.
 * @param floorOf the position of a module's wing, from the lowest up; -1: the module is in no wing and may read all
 *   tables
 */
export function findUpwardReads(
  reads: readonly Read[],
  { owners, readers }: Ownership,
  floorOf: (module: string) => number,
): string[] {
  const upward = reads.flatMap(({ file, table }) => {
    const [module, owner] = [findModule(file), owners[table] ?? ''];
    const [low, high] = [floorOf(module), floorOf(owner)];
    return low >= 0 && low < high ? [{ file, module, table, owner }] : [];
  });
  const isListed = ({ module, table }: Pick<Guest, 'module' | 'table'>) =>
    readers.some((reader) => reader.module === module && reader.table === table);
  const gone = readers.filter(
    (reader) => !upward.some(({ module, table }) => reader.module === module && reader.table === table),
  );
  return [
    ...upward
      .filter((read) => !isListed(read))
      .map(
        ({ file, table, owner }) =>
          `${file} reads ${table}, which belongs to ${owner}, a wing above: let the caller bring it`,
      ),
    ...gone.map(({ module, table }) => `${module} reads ${table} no longer: take it off the readers`),
  ];
}

/** The tables that a source file writes, in Kysely's calls and in plain SQL. @param tables all that there are */
export function findWrites(file: string, source: string, tables: ReadonlySet<string>): Write[] {
  const text = withoutComments(source);
  const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  const written = [...new Set(named)].filter((table) => tables.has(table));
  const computed = COMPUTED.some((pattern) => pattern.test(text)) ? [null] : [];
  return [...written, ...computed].map((table) => ({ file, table }));
}

/** Whether a service, which only calls queries, commands and stores, sends a statement itself. */
export function hasMisplacedSql(file: string, source: string): boolean {
  return (
    /[.]service[.]ts$/.test(file) &&
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\.execute(?:TakeFirst(?:OrThrow)?)?\(\)|\bsql(?:<[^`]*>)?`/.test(
      withoutComments(source),
    )
  );
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The module that a file belongs to: the folder's name in commerce, elsewhere the folder at the root. */
export function findModule(file: string): string {
  return /^commerce\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? file;
}

/** Every table has one owner, nobody else writes it, and no guest stays on the list that no longer writes. */
export function findOwnershipFaults(
  writes: readonly Write[],
  { owners, guests }: Ownership,
  tables: ReadonlySet<string>,
): string[] {
  const isGuest = (module: string, table: string) =>
    guests.some((guest) => guest.module === module && guest.table === table);
  const strange = writes.flatMap(({ file, table }) => {
    const module = findModule(file);
    if (table === null) return [`${file} writes a table whose name is put in when it runs: name it`];
    if (owners[table] === module || isGuest(module, table)) return [];
    return [`${file} writes ${table}, which belongs to ${owners[table] ?? 'nobody'}: ask its service`];
  });
  const unowned = [...tables].filter((table) => owners[table] === undefined);
  const unknown = Object.keys(owners).filter((table) => !tables.has(table));
  const gone = guests.filter(
    ({ module, table }) =>
      !writes.some((write) => write.table === table && findModule(write.file) === module),
  );
  return [
    ...strange,
    ...unowned.map((table) => `${table} has no owner in commerce/table-owners.json`),
    ...unknown.map((table) => `commerce/table-owners.json names ${table}, which there is not`),
    ...gone.map(({ module, table }) => `${module} writes ${table} no longer: take it off the guests`),
  ];
}
