import type { ArticleText } from '../with-pictures.js';
import { h, ol, p, ul } from './blocks.js';

export const firstTrain: ArticleText = {
  slug: 'your-first-indian-train',
  title: 'Your first Indian train',
  metaDescription:
    'Classes, waiting lists, platforms, berths and tea: how to book and ride a train in India without losing your temper or your bag.',
  blogCategory: 'Travel',
  author: 'rachel-goldmark',
  districts: [],
  publishedDaysAgo: 133,
  blocks: [
    p(
      'Nobody warned me that I would become a person who has opinions about berths. I set out, nineteen years ago, to write something debunking about the romance of Indian rail, and got as far as Chennai Egmore, where I stood on the wrong platform holding a ticket that, it emerged, was not a ticket but an expression of interest. I have since slept better on those trains than in most beds I own (one). For eleven hours there’s the swing of the thing, the fan, a stranger’s grandmother, and not a soul on earth who expects anything from you. I hate to report that the romance checks out. Here is how to get some.',
    ),
    h('Pick a class, any class (pick 2A)'),
    ul(
      '<b>Vande Bharat and Shatabdi chair car (CC, EC):</b> fast, daytime, air-conditioned, meal on a tray. An airplane that has heard of legs.',
      '<b>2A:</b> overnight, air-conditioned, berths in fours behind a curtain plus two along the aisle. Sheets! A blanket! This one.',
      '<b>3A:</b> the same with six berths, stacked three high. Cheaper, chattier.',
      '<b>1A:</b> a cabin for two or four with a door that shuts. Some trains only.',
      '<b>Sleeper (SL):</b> no glass, no sheets, all of India. Marvelous for an afternoon. At night, bring a chain.',
    ),
    h('Buying one, a story of character'),
    p(
      'Seats go on sale sixty days out at eight in the morning, and the good ones are gone by ten past. The official site wants an Indian phone number or else a serenity about passwords that I haven’t achieved. Agencies and a few apps will do it for a small fee. There’s a foreign tourist quota on many trains, online, or at a counter in the big stations if you bring your passport. If you’re on a tour, someone has done all of this, and you may go lie down.',
    ),
    p(
      'Now read what you’ve bought. <b>CNF</b>, with a coach and berth, means a bed. <b>RAC</b> means you can board and share a side berth, sitting up, until a bed probably frees. <b>WL</b> and a number means waiting list, and if it hasn’t cleared when the chart goes up, some hours before departure, you get your money back automatically and you do not get on. I had WL 14. I got on. A man in a black jacket, whose courtesy I have never deserved, explained the system to me across two states.',
    ),
    h('Platform behavior'),
    ol(
      'Get there half an hour early. The board has the number, name and platform, and then the platform changes, so keep an ear out.',
      'Learn your coach (B2, A1) and look up: little displays show where it will stop. Twenty-four coaches is half a kilometer, which is a long way to be wrong.',
      'Red shirt, brass badge: that’s a porter. Two bags on his head, around 150 rupees, agreed beforehand, and he knows the coach.',
      'Small stops last two minutes, large ones ten. In doubt, board anything and hike through.',
    ),
    h('Domestic arrangements'),
    p(
      'By day the side lower is the throne, a whole window to yourself, unless you’re tall, in which case it’s the rack. The upper is high, private and cold. Until ten or so the lower berth is everybody’s sofa; then, as though at a signal I’ve never once caught, the middle bunks swing up and the whole coach goes to bed. Chain your bag to the loop under the seat, not because anyone will take it but so that you’ll quit thinking about it. Put your shoes in a plastic bag by your head. Shoes left on the floor go traveling.',
    ),
    p(
      'Each end has two toilets, one to sit, one to squat, and the second is the clean one. Bring paper and soap, and keep your shawl out: the air-conditioning is on a mission.',
    ),
    h('Dinner'),
    p(
      'Every fifteen minutes or so a man passes with a steel urn, singing “chai, chai, garam chai,” and for ten or fifteen rupees you can be happy. The pantry car takes orders. There are also apps that have a restaurant up the line hand supper through to your seat, at ten at night, at a station you’ll never see in daylight, and it was in this manner, at Katpadi, through a window, that I was given the best dosa of my life. Bring fruit and cookies anyhow. If the family across from you offers food and is eating it too, take it, and offer yours. Saying no makes everyone sad, including you.',
    ),
    h('If you’re a woman on your own'),
    p(
      '2A, upper berth, near a family or other women; the fellow with the chart will usually move you. I’ve been stared at, quizzed on my salary, and issued a baby. I haven’t been frightened on a train. I’ve been frightened on platforms at two a.m., and those you can mostly schedule around.',
    ),
    h('Late'),
    p(
      'It will be. In January fog up north, six to ten hours is nothing special, so never book a flight behind a train on the same day. Apps will tell you where your train really is. After that there’s no more to be done, and this is the part I came to debunk. I’ve missed a wedding, two museums and the better half of a festival to late trains. I sulked through the first one. By the second I’d been dealt into a card game. Bring a novel, a long one, and don’t be surprised if you carry it home unread.',
    ),
  ],
};
