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
      'I can hold a room. Give me forty strangers in Peckham on a wet Thursday, a harmonium and four chords, and in ten minutes they sing. So when Anandhi asked whether I would host a group up to Kedarnath I thought: same thing, with mountains. It is not the same thing. Here is what I would have liked to know.',
    ),
    h('You are not the guide'),
    p(
      'The guide is Govind. He knows the road, the weather, and whose uncle has the key. I am the host, and for two days I did not know what that was. I tried to help him. I told people things about the road that I had read at breakfast. On the third day he took me aside, very kindly. “You look after inside the bus,” he said. “I look after outside.” It is the best job description that I have ever had.',
    ),
    h('The slow one'),
    p(
      'Every group has one person who is slower than the rest, and the group decides in the first two days what that means. If it sighs when it waits, you have lost, and the slow one knows it before you. So on day four, on the practice walk, I go last on purpose, with the harmonium on my back, and I am very slow indeed. By lunch someone has taken the harmonium and someone else my water, and they have learnt to carry. On the real path it was Joan, sixty-eight. They walked at Joan’s pace for sixteen kilometers, and sang, and they were not the last up.',
    ),
    h('The loud one'),
    p(
      'Also always one. Talks in the temple, talks in the silence, has been to Peru. My instinct was to turn them down. Do not. Give them something to do that matters: count heads, time-keeper, first voice in the chant. Loud people are mostly frightened people with good lungs. Ours became the one who knocked on doors at four in the morning, and she has never been so loved in her life.',
    ),
    h('Silence costs more than singing'),
    p(
      'I plan the songs. I had not planned the gaps. The first evening at Guptkashi the light was going on the snow and everybody stood there, and I thought, now a song; and opened my mouth; and Govind’s cousin, who had come out to fetch wood, shook his head at me ever so slightly. We stood for twenty minutes. I would have sung all over it.',
    ),
    p('Now I have a rule. If you can hear the river, wait.'),
    h('Money and the road'),
    ul(
      'Carry cash for the whole group, in two people’s shoes. Cards end at Rudraprayag.',
      'Whatever you promise at Haridwar you will be reminded of at Gaurikund. Promise soup.',
      'Tips: one envelope, from all, at the end. Never let the rich one pay for a round of ponies.',
      'Your own fee: agree on it in writing, months before. I was embarrassed to ask. Farook was not embarrassed to tell me that I should be.',
    ),
    h('When to turn round'),
    p(
      'In my second year it rained above Bheembali. Not much. There were nine kilometers behind us, seven to go, and everyone was in good heart. Govind looked at the slope on the other side for perhaps a minute. “We go down,” he said, “and I cook.” I saw twelve faces fall. I had about three seconds to be either with him or with them.',
    ),
    p(
      'I turned round and started walking down. That is all. I did not explain, and began a song, a downhill one. The next morning the news said that the path had been cut at two places. Nobody was hurt; nobody had been there. They had rajma and ghee in a stone house at Ukhimath instead, and one of them wrote to me that it was the evening of her life. I do not think she knows how it sounded in my knees.',
    ),
    quote('The god has been there for twelve hundred years. He can wait until September.', 'Govind Rawat'),
    h('What singing is for'),
    p(
      'I thought that I brought the music. Above the tree line, at about kilometer eleven, nobody has breath for a verse. But one syllable goes: on the step, out, on the step, out. We did <i>Om</i>, like that, for two hours, badly, on the out-breath. It was not worship or performance. It was a handrail. An old Gujarati lady on foot beside us joined in, and her son, and some boys with a flag, and then for a while I could not have said who was in the group.',
    ),
    p(
      'My mother asked on the phone, after the first time: and did you meet their God, then? I said I thought so, Mum. We stood in the square with everyone else, because none of us is Hindu and the door is not ours, and it did not matter as much as I had feared. She said that sounded about right to her.',
    ),
  ],
};
