/** The same with every number to within `tolerance`, for `toMatchObject` and its like. */
export function near(expected: unknown, tolerance: number): unknown {
  if (typeof expected === 'number') return new Near(expected, tolerance);
  if (Array.isArray(expected)) return expected.map((one) => near(one, tolerance));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, near(value, tolerance)]),
  );
}

/** A value that equals numbers near to it. jest calls `asymmetricMatch` instead of comparing. */
class Near {
  constructor(
    private readonly value: number,
    private readonly tolerance: number,
  ) {}
  asymmetricMatch(actual: unknown): boolean {
    return typeof actual === 'number' && Math.abs(actual - this.value) <= this.tolerance;
  }
  toString(): string {
    return `about ${this.value}`;
  }
}
