import type { ArticleText } from '../with-pictures.js';
import { h, p, ul } from './blocks.js';

export const travellingAsAWoman: ArticleText = {
  slug: 'travelling-as-a-woman-in-temple-towns',
  title: 'Traveling as a woman in temple towns',
  metaDescription:
    'What is easy, what is tiresome, what to do about it: plain advice from a woman who has been coming alone for sixteen years.',
  blogCategory: 'Travel',
  author: 'katarzyna-wolska',
  districts: ['Madurai', 'Kanyakumari', 'Tiruvannamalai'],
  publishedDaysAgo: 149,
  blocks: [
    p(
      'Sit anywhere. Is there tea? Good. I give this talk on the first evening of every trip and I don’t soften it, so if you prefer soft, the terrace is nice. I’m forty-six. I have been coming to the south since I was thirty, by myself or with women. Nothing terrible has happened to me. Plenty of annoying things have. You get eleven rules, and you may argue with any of them once I’ve finished.',
    ),
    h('1. Know where you are'),
    p(
      'A temple town isn’t a big city. It’s up at four, asleep by ten, and packed with families, grandmothers, flower sellers and policewomen. You’re watched. Fine! Being watched cuts both ways: in Tiruvannamalai the woman who sells coconuts could tell me at noon where I’d been at eight. When I hear of trouble it’s generally somewhere else: beach resorts, parties, empty roads, late taxis.',
    ),
    h('2. Staring: sort it into two piles'),
    p(
      'Women, kids, families: curious. Smile, and in one minute you’ll be asked how many children you have. A knot of young men: not a smile, not a glance. Look through them and walk toward the nearest sari. A scarf across the chest and sunglasses cut it by half. The north is worse than the south.',
    ),
    h('3. Selfies'),
    p(
      'Grandma’s in the shot? Sure. Only men? “No.” Once. Flat hand, keep walking. Politeness isn’t owed three times.',
    ),
    h('4. If a hand comes, make noise'),
    p(
      'It happens in thick crowds, at festivals, on city buses. Don’t freeze and don’t be ashamed. Turn, point, and say in whatever language comes out that this man touched you. People usually take your side, the women first. If they don’t, go straight to a stall, a policewoman, a family.',
    ),
    h('5. Use what’s yours'),
    p(
      'Women’s lines at the great temples, nearly always. Front seats on buses. A women’s coach on trains and on the metro. They were fought for. Sit in them.',
    ),
    h('6. Dress'),
    p(
      'Loose, shoulders and knees covered, scarf. It isn’t about guilt. I’d do it for the sun alone. Nobody cares what you wear in your room. At the beach, do as Indian women do and go in wearing shorts and a T-shirt.',
    ),
    h('7. Nights'),
    ul(
      'In by ten in towns and by dark in the country, unless you’re a group.',
      'The hotel calls the car. Or an app, with the ride shared to a friend.',
      'Sit behind the driver, map open on your own phone.',
      'Bolt, chain, rubber wedge. The wedge weighs fifty grams.',
      'You’re never alone. “My husband is on his way.” Mine has been on his way for sixteen years, and he’s never let me down.',
    ),
    h('8. Holy men, and men with massage oil'),
    p(
      'Private lesson, after dark, door shut: that’s no teacher. Correcting a yoga pose takes two fingers. Oil treatments for women are done by women; if a man walks in, you walk out. You don’t need proof to leave a room. Write that one down.',
    ),
    h('9. Your period'),
    p(
      'Some temples ask women to stay out on those days. No one checks. It’s between you and you. Any pharmacy has pads and will wrap them in newspaper like a bomb. Tampons: cities only. A menstrual cup needs clean water, so bring purification tablets. A pill to delay it? Ask your own doctor; I collect goddesses, I don’t prescribe.',
    ),
    h('10. If it goes wrong'),
    p(
      '<b>112</b> for everything: police, ambulance. <b>1091</b> or <b>181</b>, the women’s helplines. Then a shop run by a woman, a temple office, a hotel lobby. Then us, any hour. Mercy has the phone at night, and she won’t ask what you were wearing.',
    ),
    h('11. Now enjoy it'),
    p(
      'All right, drink your tea. Rules one to ten are the rent. This is the apartment. As a woman you hold the key to half the country that men never get to see. You’ll be pulled into kitchens. A baby will land in your lap without explanation. Brides will show you the jewelry, and the widow next to you in line will tell you who she lost, with a nine-year-old translating because she has English at school. And tomorrow afternoon I’m taking you to Meenakshi, who conquered the world before she bothered to marry. The women of Madurai come to her hall after lunch. They sit on that cool stone with their tiffin boxes open and their legs straight out. Nobody tells them to move. Watch how they do it, because that’s rule twelve, and I can’t teach it.',
    ),
  ],
};
