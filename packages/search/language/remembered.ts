const REMEMBERED = 2000;

/** Caches answers to recent questions; when it is full, it begins again: to find its oldest, a map looks at all that it had before. */
export function getOrMake<Value>(
  memory: Map<string, Value>,
  key: string,
  make: () => Value,
  most = REMEMBERED,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (memory.size >= most) memory.clear();
  memory.set(key, value);
  return value;
}
