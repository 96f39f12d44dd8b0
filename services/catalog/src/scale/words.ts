/** Syllables and words that form thousands of names like those of South India, without using real ones. */
export const syllables =
  'a ra na cha la ma tha ka va ya sri pu ri ti ru van na ma lai ku di sha pa ti mu ru ga de vi ra ma su bra ni ki la ve da gi ri ja ya ko vi ti ri cho la pan di ya'.split(
    ' ',
  );

export const states = [
  'Tamil Nadu',
  'Kerala',
  'Karnataka',
  'Andhra Pradesh',
  'Telangana',
  'Odisha',
  'Uttarakhand',
  'Uttar Pradesh',
  'Rajasthan',
  'Gujarat',
];

export const deities = [
  'Shiva',
  'Vishnu',
  'Murugan',
  'Ganesha',
  'Durga',
  'Krishna',
  'Rama',
  'Hanuman',
  'Lakshmi',
];

export const kindsOfTemple = ['Temple', 'Kovil', 'Mandir', 'Shrine', 'Devasthanam'];

export const themes = [
  'Shiva',
  'Devi',
  'Architecture',
  'Yoga',
  'Ayurveda',
  'Music',
  'Pilgrimage',
  'Nature',
  'Ashrams',
];

export const commonWords =
  'temple lamp river hill stone tower dawn evening walk priest flower bell tank gate pillar hall festival procession drum song silence meal road village field palm rain season pilgrim story saint king queen dance bronze painting inscription ritual water fire ash sandal milk coconut banana leaf thread knot gold silver bull elephant peacock serpent lotus moon sun star night morning guide host family kitchen rice lentil tea train bus boat bridge island coast forest mountain cave valley'.split(
    ' ',
  );
