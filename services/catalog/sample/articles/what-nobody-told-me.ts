import type { ArticleText } from '../with-pictures.js';
import { h, p, quote, ul } from './blocks.js';

export const nobodyToldMe: ArticleText = {
  slug: 'what-nobody-told-me-before-my-first-group',
  title: 'What nobody told me before my first group',
  metaDescription:
    'A singer from south London on leading people up to Kedarnath: silence, money, the slow one, the loud one, and when to turn back.',
  blogCategory: 'Host',
  author: 'liam-okafor',
  districts: ['Rudraprayag', 'Dehradun'],
  publishedDaysAgo: 88,
  blocks: [
    p(
      'Right, so, you’re thinking about hosting. Good. Sit down, I’ll tell you what I wish someone had told me, and then you can go and make your own mistakes, which’ll be different ones.',
    ),
    p(
      'Thing is, I thought I’d be a natural. I can hold a room. You give me forty strangers in Peckham on a wet Thursday, one harmonium, four chords, and in ten minutes I’ll have them singing, that’s just a thing I can do. So Anandhi asks would I take a group up toward Kedarnath and I’m thinking, lovely, same thing with mountains. It is not the same thing with mountains.',
    ),
    h('So there’s this guide'),
    p(
      'Govind. Knows the road, knows the weather, knows whose uncle’s got the key. And for two days I’m helping him, aren’t I, I’m telling everybody facts about the valley I’d read over breakfast. Day three he takes me to one side, dead gentle, and he goes: “You look after inside the bus. I look after outside.” That’s it. That’s the job. I’ve had contracts forty pages long that said less.',
    ),
    h('And there’s always a slow one'),
    p(
      'Every group. And in the first two days they all decide, without saying a word, what they’re going to do about it, and if they start sighing at the corners you’ve had it, because the slow one hears that before you do. So here’s my trick. Day four’s the practice walk. I go last, harmonium on my back, and I am <i>shockingly</i> slow. By lunch someone’s carrying the harmonium and someone else has my water, and now they’re people who carry things. When it came to the real path the slow one was Joan, sixty-eight, and they did sixteen kilometers at Joan’s speed, singing, and they still weren’t last.',
    ),
    h('And a loud one'),
    p(
      'Talks in temples. Talks in the silence. Has been to Peru. You’ll want to turn the volume down; don’t, it doesn’t work, I’ve tried. Give them a proper job. Head count, timekeeping, first voice on the chant. Loud is mostly just scared with good lungs. Ours ended up banging on doors at four a.m. and I’ve never seen anyone so loved in my life.',
    ),
    h('Shut up, basically'),
    p(
      'I’d planned every song. Hadn’t planned one gap. First evening at Guptkashi the light’s going on the snow, nobody’s moving, and I open my mouth, and Govind’s cousin, who’s only come out for firewood, looks at me and gives this tiny shake of the head. Twenty minutes we stood there. I’d have sung all over it. So now there’s a rule: if you can hear the river, wait.',
    ),
    h('Boring but you need it'),
    ul(
      'Cash for everyone, split between two people’s shoes. Past Rudraprayag your card’s a bookmark.',
      'Whatever you promise in Haridwar, they’ll bring up in Gaurikund. So promise soup.',
      'Tips go in one envelope, from all of them, at the end. And don’t let the one with money buy the ponies.',
      'Get your fee in writing, months ahead. I was too embarrassed to ask. Farook wasn’t too embarrassed to tell me off about it.',
    ),
    h('The day we turned round'),
    p(
      'Second year. A bit of rain above Bheembali, nothing mad. Nine kilometers done, seven left, everyone’s buzzing. And Govind stops and looks at the slope opposite for, I don’t know, a minute, and says, “We go down, and I cook.” Twelve faces just drop. And I’ve got about three seconds to be with him or with them.',
    ),
    p(
      'I turned round and walked. Didn’t explain, didn’t do a speech. Started a downhill song. Next morning it’s on the news: path’s gone in two places. No one hurt, there was nobody on it. They’d spent the night in a stone house at Ukhimath eating rajma with far too much ghee, and one of them wrote afterward that it was the best evening of her life, and I thought, you’ve got no idea what my knees were doing.',
    ),
    quote('The god has been there for twelve hundred years. He can wait until September.', 'Govind Rawat'),
    h('What the singing’s for'),
    p(
      'I thought I was bringing the music, see. But up past the trees, kilometer eleven or so, there’s no breath for a verse. You get one syllable. Step, out, step, out. So we did <i>Om</i> like that, two hours, terribly. Wasn’t worship, wasn’t a gig. It was a handrail. Old Gujarati lady next to us took hold of it, then her son, then these lads with a flag, and after a bit I couldn’t have told you who was mine.',
    ),
    p(
      'My mum rang when I got down the first time. So, she goes, did you meet their God? And I said, well, none of us is Hindu, Mum, so we stood out in the square, the door’s not ours; and I think so, yeah. She thought about it. “Sounds about right,” she said, and asked had I been eating.',
    ),
  ],
};
