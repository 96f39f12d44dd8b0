import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const sariBorder: ArticleText = {
  slug: 'a-sari-has-a-border-for-a-reason',
  title: 'A sari has a border for a reason',
  metaDescription:
    'Three shuttles, two weavers and the join that does not tear: how a Kanchipuram silk is made, and how to buy one without regret.',
  blogCategory: 'Craft',
  author: 'wei-ling-tan',
  districts: ['Kanchipuram'],
  publishedDaysAgo: 211,
  blocks: [
    p(
      'Tuesday I was handed a sari and instructed to rip it. Two salesmen held the ends, delighted with themselves. I braced a foot against the counter and pulled at the place where the body meets the border, and the silk would sooner have gone anywhere else. I’m a textile designer from Singapore. I have been coming to Kanchipuram since 2008 to visit nine families of weavers, and if I add it all up, I’ve spent that time looking at one centimeter of cloth. This is a week of it, from my notebook.',
    ),
    h('Tuesday: the join'),
    p(
      'The trick has a name, <i>korvai</i>. An ordinary loom sends a single shuttle edge to edge, so body and border come out one color. Here there are three shuttles. The first weaves the body and nothing else; the other two weave the borders, left and right. At the line where they meet, each thread is looped around its neighbor, pick by pick. It takes a weaver to throw two of them, and a helper at the side, often his wife, for the third. Multiply by forty thousand for six yards.',
    ),
    p(
      'Power looms fake it. To check, flip the cloth. On a fake, the back of the join is a row of snipped ends; on a real one it’s as clean as the front, with a faint zigzag, like teeth.',
    ),
    h('Wednesday: materials'),
    ul(
      '<b>Silk.</b> Mulberry, mostly reeled in Karnataka. Three strands twisted into one for the warp, hence the heft: 400 to 800 grams a sari.',
      '<b>Zari.</b> Red silk wrapped in flattened silver wire, dipped in gold. The real thing is rare now and expensive. “Half fine” has copper inside; “tested” has no precious metal. I have no quarrel with any of them if the label’s honest.',
      '<b>Color.</b> Acid dyes today. Madder, indigo and lac in the old pieces; two families have gone back to madder.',
      '<b>Motifs.</b> Temple teeth, rudraksha beads, mango, peacock, fish eye, and a sun and moon next to each other, so the wearer is covered for both shifts.',
    ),
    h('Thursday: the money'),
    p(
      'I asked for numbers and wrote them down at the loom. Plain wedding sari, two people, ten to fifteen days. Shop price 18,000 rupees. Silk and zari, about 8,000. The two people: maybe 5,000 between them. That’s up on what it was and still below what a driver makes, and their sons can count, so their sons drive. On my first trip they spoke of sixty thousand looms in and around town. The people who keep count today say less than half.',
    ),
    p(
      'I’m not telling you so that you’ll buy one out of pity. If you’re buying, though, buy where you can see the loom, from a cooperative or from the house, and ask what the weaver gets. The good places answer.',
    ),
    h('Friday: shopping with a friend who hates shopping'),
    ol(
      'Morning, daylight, no driver who “knows a place.”',
      'Find the silk mark tag, with its number, and the mark of origin for Kanchipuram.',
      'If they’ll let you, burn one thread. Silk smells like hair and leaves ash. Polyester smells like a plastic bag and leaves a bead.',
      'Flip the join, as above.',
      'Drape it, and walk away from the mirror. It should move like water that has a few stones in it.',
      'Bargain 5 to 10 percent, over tea, if you’re taking two. Asking for half is just rude.',
    ),
    p(
      'She doesn’t wear saris, my friend, and no one said she had to. We found her a yard of plain silk with a woven border, off the same looms, made between two weddings. Then the women of the house dressed her in a sari anyway, with eleven pins and a lot of opinions, and she stood up about two inches taller and didn’t sit for an hour.',
    ),
    h('Saturday: why?'),
    p(
      'It’s the question I’ve been asking all these years: why go to that much trouble over an edge? The first answer I ever got was that it’s beautiful. The second was engineering: the border drags on floors and gets stepped on and carries the weight, so double the silk there and the body can be fine. Both true. On Saturday I asked an old weaver, Kuppuswamy, who I think was tired of me. He stopped the loom. “A field has a ridge. A temple has a wall. A thing without an edge,” he said, “where will it stay?” Then he started up again, because it was eleven and they stop at noon for the heat.',
    ),
    h('Sunday: listening'),
    p(
      'The street behind the Kailasanathar temple starts at six. Knock, slide, knock, from every doorway, no two in time, so it’s like walking through rain. I recorded four minutes and it doesn’t work on a phone. Practical note for your calendar: on the day before Pongal they cut off the last sari, oil the wood, put a dot of sandal paste on each loom and let it rest. There’s nothing to hear that day and nothing to buy. Come the week after.',
    ),
  ],
};
