export const total = (cents) => cents.reduce((sum, one) => sum + one, 0);
