// What the judges say in examples/labelled-judges: the precise one is right on every label, the vague one passes most.
const APOLOGY = 'Apologizes for the delay';
const VAGUE = 'Is a good answer';
const BOTH = 'Apologizes and names a day.';
const FRIENDLY = 'Answers the customer in a friendly way.';

/** Answers with the scores of both judges. */
export const labels = [
  {
    output: 'I am sorry about the delay. Your parcel arrives on Thursday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'Sorry that you had to wait. It comes on Monday, 4 May.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'We apologize for the late delivery. The courier brings it tomorrow, Wednesday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'I apologize: the parcel was held in our depot. It reaches you on Friday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'Sorry for the trouble. Delivery is on Tuesday between 9 and 12.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'My apologies for the nine days. You have it on Saturday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'I am sorry, that took too long. The new delivery day is 12 May.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'Apologies from all of us. It is on the van and arrives on Thursday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'Sorry about this delay. The depot confirmed Wednesday.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'I am sorry that it is late. It comes on Monday morning.',
    scores: [
      [APOLOGY, 0.9, BOTH],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'Your parcel arrives on Thursday.',
    scores: [
      [APOLOGY, 0.4, 'Names a day and does not apologize.'],
      [VAGUE, 0.8, FRIENDLY],
    ],
  },
  {
    output: 'I am sorry about the delay. We are looking into it.',
    scores: [
      [APOLOGY, 0.4, 'Apologizes and names no day.'],
      [VAGUE, 0.8, FRIENDLY],
    ],
  },
  {
    output: 'Parcels can take up to ten days. Please be patient.',
    scores: [
      [APOLOGY, 0.0, 'Neither apologizes nor names a day.'],
      [VAGUE, 0.7, FRIENDLY],
    ],
  },
  {
    output: 'I am sorry, but I cannot see parcels.',
    scores: [
      [APOLOGY, 0.4, 'Apologizes and names no day.'],
      [VAGUE, 0.4, 'Does not help the customer.'],
    ],
  },
  {
    output: 'It comes soon! Thanks for shopping with us.',
    scores: [
      [APOLOGY, 0.0, 'Neither apologizes nor names a day.'],
      [VAGUE, 0.8, FRIENDLY],
    ],
  },
  {
    output: 'We apologize for the inconvenience. Have a nice day.',
    scores: [
      [APOLOGY, 0.4, 'Apologizes and names no day.'],
      [VAGUE, 0.8, FRIENDLY],
    ],
  },
  {
    output: 'Please call the courier.',
    scores: [
      [APOLOGY, 0.0, 'Neither apologizes nor names a day.'],
      [VAGUE, 0.2, 'Does not help the customer.'],
    ],
  },
  {
    output: 'The tracking page shows Friday.',
    scores: [
      [APOLOGY, 0.4, 'Names a day and does not apologize.'],
      [VAGUE, 0.9, FRIENDLY],
    ],
  },
  {
    output: 'No.',
    scores: [
      [APOLOGY, 0.0, 'Neither apologizes nor names a day.'],
      [VAGUE, 0.0, 'Does not help the customer.'],
    ],
  },
  {
    output: 'Sorry! It will be with you as soon as possible.',
    scores: [
      [APOLOGY, 0.4, 'Apologizes and names no day.'],
      [VAGUE, 0.8, FRIENDLY],
    ],
  },
];

export const tests = {
  'late-parcel': {
    judge: [
      { 0.9: 'Apologizes and names Thursday.' },
      { 0.9: 'Answers the customer in a friendly way.' },
    ],
    runs: {
      'gpt-6-luna': [
        [
          {
            text: 'I am sorry that parcel 50981 is so late. It left the depot today and arrives on Thursday.',
            calls: [],
            ms: 734,
            judge: [0.9, 0.9],
          },
        ],
      ],
    },
  },
};
