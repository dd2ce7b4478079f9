export function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
