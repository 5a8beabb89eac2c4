const REMEMBERED = 2000;

/** Caches answers to recent questions; when it is full, the oldest is dropped for a new one. */
export function getOrMake<Value>(
  memory: Map<string, Value>,
  key: string,
  make: () => Value,
  most = REMEMBERED,
): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (memory.size >= most) memory.delete(memory.keys().next().value ?? '');
  memory.set(key, value);
  return value;
}
