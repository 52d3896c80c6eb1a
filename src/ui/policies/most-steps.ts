/** Steps that a tool has at most, as long as its maker does not say otherwise; the editor warns past it. */
export const MOST_STEPS = 20
