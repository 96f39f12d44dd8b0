import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const kneesAndSteps: ArticleText = {
  slug: 'knees-steps-and-stone-floors',
  title: 'Knees, steps and stone floors',
  metaDescription:
    'An honest list of what Indian temples ask of your legs: steps counted, floors described, chairs found. For new hips and old knees.',
  blogCategory: 'Travel',
  author: 'sofie-van-aalst',
  districts: ['Madurai', 'Kanchipuram', 'Varanasi'],
  publishedDaysAgo: 140,
  blocks: [
    p(
      '<b>Presenting complaint:</b> “I would love to see India, but my knees.” <b>Seen by:</b> a geriatric nurse who also teaches yoga, often to the same patients. <b>Method:</b> I walked these places with a notebook, and some of them with a crutch, and counted.',
    ),
    h('Assessment'),
    p('Distance is seldom the problem. In order of trouble:'),
    ol(
      '<b>Thresholds.</b> Tamil temple doors have a raised stone, about 30 centimeters high. You step over it, not on it.',
      '<b>Surfaces.</b> Smooth granite, sometimes wet, always barefoot.',
      '<b>Getting down and up.</b> Meals, waiting and sitting all happen on the floor.',
    ),
    p('Each one can be managed if it is planned. Without a plan, each one can end a trip.'),
    h('Low effort'),
    ul(
      '<b>Thanjavur, Brihadisvara.</b> One large flat court. About 20 steps to the sanctum, optional.',
      '<b>Madurai, Meenakshi.</b> Level, long corridors, seats at the tank. Two thresholds.',
      '<b>Kanchipuram, Kailasanathar.</b> Lawn, flat court, 8 steps.',
      '<b>Bodh Gaya, Mahabodhi.</b> Ramp next to the stairs. Wheelchairs at the gate.',
      '<b>Amritsar, Golden Temple.</b> Ramps to the marble walk. Loan wheelchairs. Chairs in the dining hall on request.',
      '<b>Konark.</b> Level path all around. About 20 high steps to the platform; skip them.',
      '<b>Rameswaram.</b> No steps, wet floor. Go early. Stick with rubber foot.',
    ),
    h('High effort'),
    ul(
      '<b>Varanasi.</b> Every route to the river is stairs. Assi: about 60. Lalita Ghat now has an escalator and a ramp to the temple, which helps.',
      '<b>Palani.</b> 693 steps, or winch and cable car, with a few steps left at the top.',
      '<b>Skandashram, Tiruvannamalai.</b> About 40 minutes up uneven stone. The ashram below is flat.',
      '<b>Bhimashankar.</b> 230 steps down and back. Being rebuilt; the temple was closed for it in January 2026. Ask first.',
      '<b>Kedarnath.</b> 16 kilometers, 1,600 meters of climb, and since 2026 closed inside to non-Hindus. By helicopter, still half a kilometer on foot in thin air.',
    ),
    h('Modified: the walk around Arunachala'),
    p(
      'Fourteen kilometers, flat. Half is a good dose: western shrine to town, 7 kilometers, a car behind. Full support is also available, by which I mean being driven around at dawn, hill on the right, with a stop at all eight shrines. One patient, 81, reported that the hill had gone around him. Noted as stated.',
    ),
    h('Sitting: what is actually required'),
    p(
      'Nothing. Floor sitting is custom, not duty. We put chairs in each house we use. In temples the raised edge of a hall is there to be sat on; keep your feet pointed away from the god. Ashrams keep a row of chairs at the back. Prostration is optional, and folded hands are a full dose.',
    ),
    h('Exercise: getting up'),
    p('Takes four weeks to learn. Three times a day, next to the bed:'),
    ol(
      'Roll to one side.',
      'Onto hands and knees.',
      'One foot forward, flat.',
      'Both hands on that knee. Push.',
    ),
    p(
      'Do it on your better side first. It transfers well to home life, for instance when the pill bottle has rolled under the stove.',
    ),
    h('Packing orders'),
    ul(
      'Stick with a broad rubber foot, or a folding one with a seat',
      'Thick socks with rubber dots. Accepted nearly everywhere you go barefoot. Saves hips',
      'Slip-on sandals with a heel strap; a long shoehorn',
      'Folding raised toilet seat if you need one. Bathrooms are clean and low',
      'Pain tablets in the original box, with the prescription',
      'A surgeon’s note for any metal, for security gates',
    ),
    h('Wheelchairs'),
    p(
      'Airports and large stations: good, if ordered two days ahead. Temples: variable. Many under the state board in Tamil Nadu have added ramps and keep a chair at the office. The thresholds are still there. So are four cheerful men who will lift you before you have finished your sentence; if you don’t want to be lifted, say so early and loudly. Streets are the worst of it, with high curbs and no sidewalks. For wheelchair users I recommend a private tour at your own pace, starting with Madurai, Thanjavur or Kochi.',
    ),
    h('Discharge instructions'),
    p(
      'Tour pages list kilometers, steps and hours on the road for each day, and what can be skipped. If a figure is missing, ask for it. Ask for a chair. Ask for the early hour. Take the tablet <i>before</i> the stairs. Tell your guide which knee.',
    ),
    p(
      '<b>Prognosis:</b> good. Of all the people who told me that they couldn’t, the usual mistake was doing too much on day one because it was going so well. Review in ten days, with photographs.',
    ),
  ],
};
