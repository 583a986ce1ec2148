/**
 * India's emergency numbers and helplines that a character may name. They are said digit by digit, and are not prices. Sources: the
 * ministry or body that runs each. 100 and 101 (police, fire) are left out: 112 answers for both, and in texts they are steps, grams or
 * rupees.
 */
export const helplines: readonly number[] = [
  112, // every emergency: Emergency Response Support System, Ministry of Home Affairs
  102, // ambulance, for mothers and infants: National Health Mission
  108, // ambulance: National Health Mission
  104, // advice on health: the states' health departments, National Health Mission
  181, // women: Ministry of Women and Child Development
  1064, // bribes: the states' anti-corruption bureaus
  1077, // the district's control room in a disaster: National Disaster Management Authority
  1091, // women: the states' police
  1098, // children: Ministry of Women and Child Development
  1097, // HIV and AIDS: National AIDS Control Organisation
  1033, // accidents on highways: National Highways Authority
  1363, // tourists: Ministry of Tourism
  1915, // consumers: Department of Consumer Affairs
  1930, // cyber crime: Indian Cyber Crime Coordination Centre, Ministry of Home Affairs
  14416, // Tele-MANAS, mental health: Ministry of Health and Family Welfare
  14446, // drink and drugs: Ministry of Social Justice and Empowerment
  14555, // Ayushman Bharat, health cover: National Health Authority
  14567, // Elder Line: Ministry of Social Justice and Empowerment
  15100, // legal aid: National Legal Services Authority
];
