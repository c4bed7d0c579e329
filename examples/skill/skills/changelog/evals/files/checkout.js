export const METHODS = ['card', 'invoice', 'gift-card'];
