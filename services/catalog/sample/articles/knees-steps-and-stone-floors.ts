import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

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
      'Half of my working week I spend with people who learn to walk again. The other half I teach yoga, often to the same people. They ask whether they can go to India. I have counted the steps for them, with a notebook and sometimes with a crutch, and here is what I found.',
    ),
    h('The three difficulties'),
    p(
      'It is rarely the distance. It is <b>thresholds</b>: Tamil temple doors have a raised stone, thirty centimetres high, that you step over and not on. It is <b>surface</b>: smooth granite, sometimes wet, always barefoot. And it is <b>getting down and up</b>: eating, sitting, waiting are done on the floor. For all three there is an answer, if it is planned.',
    ),
    h('Places that are easy'),
    ul(
      '<b>Thanjavur, Brihadisvara:</b> one great flat court. About twenty steps to the sanctum; the rest may be seen without any.',
      '<b>Madurai, Meenakshi:</b> level throughout, long corridors, seats along the tank. Two thresholds.',
      '<b>Kanchipuram, Kailasanathar:</b> lawn and a flat court. Eight steps.',
      '<b>Mahabodhi, Bodh Gaya:</b> a ramp besides the stairs; wheelchairs can be had at the gate.',
      '<b>Golden Temple, Amritsar:</b> ramps down to the marble walk, wheelchairs for loan, chairs in the dining hall for those who ask.',
      '<b>Konark:</b> a level path all round; the platform itself has some twenty high steps and can be left out.',
      '<b>Rameswaram:</b> no steps, but the floor is wet. Go early, with a stick with a rubber foot.',
    ),
    h('Places that are hard'),
    ul(
      '<b>Varanasi:</b> every way to the water is a stair. From Assi it is about sixty steps; at Lalita Ghat there is now an escalator and a ramp to the temple, which helps.',
      '<b>Palani:</b> 693 steps, or a winch and a cable car, with some steps left at the top.',
      '<b>Skandashram, Tiruvannamalai:</b> about forty minutes of uneven stone upwards. The ashram below is flat.',
      '<b>Bhimashankar:</b> 230 steps down and up again. They are being rebuilt and the temple was closed for it in January 2026: ask first.',
      '<b>Kedarnath:</b> sixteen kilometers and 1,600 meters of height, and since 2026 closed inside to non-Hindus. There is the helicopter; at the top it is still half a kilometer on foot in thin air.',
    ),
    h('Girivalam, for us'),
    p(
      'The fourteen kilometers around Arunachala are flat. Many walk half of it: from the western shrine to the town, seven kilometers, with a car behind. Some are driven around at dawn with a stop at each of the eight shrines, hill on the right. A man of eighty-one told me that the hill had come around him, and I saw no reason to correct this.',
    ),
    h('The floor'),
    p(
      'Sitting on the floor for eating or listening is the custom and not a duty. In every house that we use there are chairs. In a temple sit on any ledge, the raised edge of a hall is made for that, but with your feet to the side and not towards the god. In ashrams a row of chairs stands along the back wall. If you cannot get down, nobody expects a prostration; folded hands are complete.',
    ),
    p(
      'Getting up from the floor can be learnt in four weeks. Turn to one side, onto hands and knees, one foot forward, hands on that knee, push. Three times a day beside the bed. You will use it at home when you have dropped something under the stove.',
    ),
    h('What to bring'),
    ul(
      'A folding stick with a seat, or a simple stick with a broad rubber foot',
      'Thick socks with rubber dots: they are accepted nearly everywhere barefoot is asked for, and save the hips',
      'Slip-on sandals with a heel strap, and a long shoe horn',
      'A folding raised toilet seat, if you need it; Indian bathrooms are clean and low',
      'Your pain tablets in the original box, with the prescription',
      'A note of your surgeon about metal in the body, for the gates that beep',
    ),
    h('Wheelchairs'),
    p(
      'Airports and large stations are good with them, if ordered two days before. Temples vary. In the last years many of those under the state boards in Tamil Nadu have built ramps and keep chairs at the office; thresholds remain, and there are always four men who lift you before you have asked, with great good humor. Say clearly if you do not want to be lifted. Streets are the harder part: high kerbs, no pavement. For wheelchair users I advise a private tour at their own pace, and Madurai, Thanjavur and Kochi as places to begin.',
    ),
    h('Ask'),
    p(
      'Each day on our tours’ pages carries figures: kilometers, steps, hours on the road, and whether a thing may be left out. If something is not there, ask; someone has been up those stairs with a notebook. My checklist, as I give it to patients: ask for the number of steps, ask for a chair, ask for the early hour, take the tablets before and not after, and tell the guide which knee it is.',
    ),
  ],
};
