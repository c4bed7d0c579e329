export interface DeclaredElsewhere {
  readonly name: string;
  readonly from: string;
}
export const DECLARED_ELSEWHERE: Readonly<
  Record<'suiteGates', DeclaredElsewhere> & Record<string, DeclaredElsewhere>
>;
export function typesOf(
  schema: { readonly $defs: object },
  wanted: readonly string[],
  elsewhere: Readonly<Record<string, DeclaredElsewhere>>,
): string;
