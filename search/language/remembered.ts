const REMEMBERED = 2000;

/** A question that has been asked for lately is asked for again; an old answer is thrown away for a new one. */
export function getOrMake<Value>(memory: Map<string, Value>, key: string, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (memory.size >= REMEMBERED) memory.delete(memory.keys().next().value ?? '');
  memory.set(key, value);
  return value;
}
