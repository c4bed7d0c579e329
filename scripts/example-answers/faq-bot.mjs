// What the model answers in examples/faq-bot: one row of the twelve is answered in the wrong language.
import { say } from './exchange.mjs';

const once = (ms, text) => ({ runs: { 'gpt-6-luna': [[say(ms, text)]] } });

export const tests = {
  'shipping: arrival': once(512, 'Your parcel arrives within 3 to 5 working days.'),
  'shipping: arrival-mountains': once(
    548,
    'In the mountains, a parcel takes up to 8 working days.',
  ),
  'shipping: shipping-price': once(
    603,
    'Shipping costs 4.90 EUR for an order of 30 EUR; from 50 EUR on it is free.',
  ),
  // The customer asked in German.
  'shipping: lieferzeit': once(571, 'Your parcel is on its way for 3 to 5 working days.'),
  'returns: return-window': once(498, 'You can send goods back within 60 days, unused.'),
  'returns: return-worn': once(
    655,
    'I am afraid not: only unused goods can be sent back. Please write to help@fernhill.example if the boots are faulty.',
  ),
  'returns: money-back': once(
    587,
    'Your money is back within 7 days after we received the parcel, so by next Monday.',
  ),
  'guarantee: boots-guarantee': once(
    640,
    'Boots have a guarantee of 3 years, so yours are covered. Please write to help@fernhill.example.',
  ),
  'guarantee: tent-guarantee': once(566, 'Yes, tents have a guarantee of 5 years.'),
  'payment: paypal': once(471, 'Yes, we take PayPal, cards and bank transfer.'),
  'payment: gift-card': once(480, 'A gift card is valid for 4 years.'),
  'shop: opening-hours': once(
    539,
    'No, the shop in Graz is closed on Mondays. It is open from Tuesday to Saturday, 10 to 18 h.',
  ),
};
