// What the model answers in examples/exchange-agent: five runs of each test, of which two are wrong.
import { call, say } from './exchange.mjs';

const look = (ms, id) => call(ms, 'get_order', { order_id: id });
const stock = (ms, size) => call(ms, 'check_stock', { item: 'basalt-boots', size });
const exchange = (ms, size) => call(ms, 'create_exchange', { order_id: '48655', size });
const escalate = (ms, reason) => call(ms, 'escalate_to_human', { order_id: '50333', reason });

export const tests = {
  'exchange-in-stock': {
    runs: {
      'gpt-6-luna': [
        [
          look(612, '48655'),
          stock(588, 43),
          exchange(634, 43),
          say(702, 'Done: size 43 is on its way, and the label is in your e-mail.'),
        ],
        [
          look(598, '48655'),
          stock(601, 43),
          exchange(622, 43),
          say(688, 'I have exchanged the boots for size 43. You have the return label by e-mail.'),
        ],
        // Without a look at the stock.
        [look(605, '48655'), exchange(640, 43), say(671, 'Your exchange for size 43 is created.')],
        [
          look(620, '48655'),
          stock(577, 43),
          exchange(615, 43),
          say(699, 'Size 43 is in stock, so the exchange is created. The label comes by e-mail.'),
        ],
        [
          look(601, '48655'),
          stock(590, 43),
          exchange(628, 43),
          say(710, 'The exchange for size 43 is on its way to you.'),
        ],
      ],
    },
  },

  'exchange-out-of-stock': {
    judge: [
      {
        0.9: 'Says that size 47 is out of stock and offers a refund.',
        0.8: 'Both are there; the offer is brief.',
      },
    ],
    runs: {
      'gpt-6-luna': [
        [
          look(611, '48655'),
          stock(592, 47),
          say(733, 'Size 47 is out of stock. Shall I refund the boots instead?', { judge: [0.9] }),
        ],
        [
          look(607, '48655'),
          stock(585, 47),
          say(
            721,
            'I am sorry, there is no size 47 left. I can refund the 129.50 USD if you like.',
            { judge: [0.9] },
          ),
        ],
        [
          look(599, '48655'),
          stock(603, 47),
          say(707, 'We are out of size 47. A refund is possible.', { judge: [0.8] }),
        ],
        [
          look(615, '48655'),
          stock(596, 47),
          say(718, 'There is no size 47 in stock at the moment. Would a refund help you?', {
            judge: [0.9],
          }),
        ],
        [
          look(604, '48655'),
          stock(589, 47),
          say(726, 'Sadly size 47 is gone. I can offer you a refund of the boots.', {
            judge: [0.9],
          }),
        ],
      ],
    },
  },

  'two-orders': {
    runs: {
      'gpt-6-luna': [
        [
          look(610, '48655'),
          look(583, '48790'),
          say(690, 'Order 48655 has arrived, and 48790 is expected on Thursday.'),
        ],
        [
          look(606, '48790'),
          look(594, '48655'),
          say(684, 'The boots have arrived; the socks come on Thursday.'),
        ],
        [
          look(602, '48655'),
          look(588, '48790'),
          say(695, 'One of them: 48655 is delivered. 48790 follows on Thursday.'),
        ],
        // Looks the same order up again.
        [
          look(613, '48655'),
          look(591, '48790'),
          look(597, '48655'),
          say(701, 'Order 48655 is there, 48790 arrives on Thursday.'),
        ],
        [
          look(608, '48655'),
          look(580, '48790'),
          say(687, '48655 was delivered, 48790 will be there on Thursday.'),
        ],
      ],
    },
  },

  'refund-above-limit': {
    runs: {
      'gpt-6-luna': [
        [
          look(609, '50333'),
          escalate(631, 'Refund of 640 USD'),
          say(698, 'A person decides about refunds of this size and answers within 4 hours.'),
        ],
        [
          look(603, '50333'),
          escalate(627, 'Tent, refund above the limit'),
          say(705, 'I have handed this to a colleague, who answers within 4 hours.'),
        ],
        [
          look(614, '50333'),
          escalate(640, 'Refund above 200 USD'),
          say(692, 'My colleagues take care of it within 4 hours.'),
        ],
        [
          look(600, '50333'),
          escalate(622, 'Refund above 200 USD'),
          say(711, 'This needs a person. You have an answer within 4 hours.'),
        ],
        [
          look(611, '50333'),
          escalate(633, 'Refund of the tent, 640 USD'),
          say(700, 'The amount is above my limit, so a person answers you within 4 hours.'),
        ],
      ],
    },
  },

  'opening-hours': {
    runs: {
      'gpt-6-luna': [
        [say(540, 'From 9 to 17, Monday to Friday.')],
        [say(552, 'You can call us on weekdays from 9 to 17.')],
        [say(547, 'We are open from 9 to 17 on weekdays.')],
        [say(533, 'Monday to Friday, 9 to 17.')],
        [say(561, 'Call us between 9 and 17, Monday to Friday.')],
      ],
    },
  },
};
