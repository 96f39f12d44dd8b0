export interface ShareText {
  readonly title: string;
  readonly text: string;
}

/** Texts to send on as they are. Each says that a commission is paid: readers have a right to know. */
export function shareTexts(brand: string, link: string): readonly ShareText[] {
  return [
    {
      title: 'A message',
      text: `I thought of you: ${brand} takes at most twelve people round the sacred places of India, with hosts who live there. Have a look: ${link} (If you book by this link, I receive a commission. It costs you nothing.)`,
    },
    {
      title: 'A post',
      text: `Small-group tours of India’s temple towns with ${brand}: twelve people at most, one guide, vegetarian meals and airport transfers included. ${link} #spiritualtravel #india (Referral link: I receive a commission when you book by it.)`,
    },
    {
      title: 'A paragraph for a newsletter',
      text: `Several of you have asked how to travel to the temples and ashrams of India without being herded through them. ${brand} goes in groups of at most twelve, led by people who belong to the place, with days that leave time to sit still. Seats are held by a deposit of a fifth of the price, and what happens when plans change is written down beforehand. See their tours: ${link} – and for openness: this is a referral link. When you book by it, I receive a tenth of the price as commission, and your price stays the same.`,
    },
  ];
}
