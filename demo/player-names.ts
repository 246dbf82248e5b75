import type { Random } from './random.ts'

/**
 * Invented names of football players, all different. Both lists are long and their family names rare in the NFL, so that
 * hardly any combination is a real player's; the deny list excludes the rest.
 */
export function inventPlayerNames(random: Random, count: number): { firstName: string; lastName: string }[] {
  const taken = new Set<string>()
  const perFamilyName = new Map<string, number>()
  const names: { firstName: string; lastName: string }[] = []
  while (names.length < count) {
    const firstName = givenNames[random.whole(0, givenNames.length - 1)] ?? ''
    const lastName = familyNames[random.whole(0, familyNames.length - 1)] ?? ''
    const fullName = `${firstName} ${lastName}`
    const namesakes = perFamilyName.get(lastName) ?? 0
    if (taken.has(fullName) || namesakes >= 4 || isFamousPlayer(fullName)) continue
    taken.add(fullName)
    perFamilyName.set(lastName, namesakes + 1)
    names.push({ firstName, lastName })
  }
  return names
}

/** Whether a name is a well-known NFL player's, past or present. */
export function isFamousPlayer(fullName: string): boolean {
  return famousPlayers.has(fullName.toLowerCase())
}

const givenNames = words(`
  Abel Alaric Alonzo Amari Ambrose Anders Ansel Archie Armand Asher Augie Axel Barnaby Bastian Beau Benedict Boone
  Bram Brennan Brixton Byron Cade Caius Callum Camden Cassius Cedric Chester Cillian Clement Cleon Clyde Colby Conrad Corbin
  Cornelius Cyrus Dakari Damian Dario Darnell Dashiell Davian Deacon Declan DeMarri DeShaun Desmond Dexter Dimitri Dorian
  Duke Edmund Eldridge Elias Ellis Elroy Emeka Emmett Enzo Esteban Everett Ezekiel Fabian Felix Finnegan Fletcher Florian
  Garrison Gideon Gilbert Gordon Grady Gunnar Hakeem Hank Harlan Hector Hollis Horace Hugo Ignacio Isaac Ishmael Ivan
  JaMarcus Jabari Jarvis Jasper Jedidiah Jericho Joaquin Jonah Jorah Judson Julius Kaelen Keanu Kendrick Keoni Kingston
  Kofi Kwame Lamont Lawson Leander Leif Leopold Linus Lionel Lorenzo Lucian Lysander Macon Magnus Malachi Marcellus Mateo
  Maximilian Mekhi Milo Montgomery Moses Nehemiah Nestor Nikolai Obadiah Octavian Odell Omari Orlando Orson Osric Otis
  Percival Phineas Pierce Quentin Quincy Quinton Rafael Ramsey Rashawn Raylan Remy Rhett Rocco Roderick Rollo Roman Roosevelt
  Rufus Rutherford Santino Semaj Shadrach Silas Simeon Solomon Stellan Sterling Sullivan Sylvester TaVaughn Tavian Terrell
  Thaddeus Theo Tobias Tremaine Trevon Tristan Truman Ulysses Uriah Valentin Vance Vaughn Vernon Victor Waldo Warrick
  Wendell Weston Wilder Winston Wyatt Xander Xavier Yannick Zaire Zane Zebulon Zeke Zephyr
`)

const familyNames = words(`
  Abernathy Akinbode Aldergate Alabaster Amberson Applewhite Arkwright Ashgrove Atterbury Bainbridge Balthazar Barrowclough
  Beaumonde Bellweather Birdwhistle Blackthorne Blennerhasset Bonaventure Boothroyd Brackenridge Braithwaite Bramblewood
  Brightwater Broadbent Brookhaven Bullfinch Burlingame Butterworth Cadwallader Calloway-Finch Castlebury
   Charlemont Chukwudi Clutterbuck Coldwater Copperfield Cottonwood Covington-Pyke Cranberry
  Crickmore Crowninshield Dandridge Deepwater Delacroix-Moon Dewberry Dillinghast Dragonetti Drinkwater Dunwoody
   Earwicker Ebonwood Eddleston Elderberry Emberly Entwhistle Evergreene Fairweather Farthingale
  Featherstone Fiddlewood Fitzhollow Fortescue Foxworthy-Bell Frostwick Gallowglass Garrickson Gatherwood
  Gillingwater Goldfinch Goodfellow-Ray Grandview Greatorex Greenhalgh Grimthorpe Hallowell Hammerschmidt Hardcastle Harkaway
  Hawksmoor Heatherington Hobgood Hollingshead Honeycutt-Vale Hornblower Huckaby Icenhower Inglenook Ironmonger Isherwood
  Jellicoe Jessamine Kettleborough Kilpatrick-Oz Kingfisher Kirkbride Knatchbull Lampwick Lankershim Larkspur
  Leatherbarrow Lightfoot-Dube Lillywhite Lockhaven Longbottom Loveless-Ito Lumberton Macklemoor Mapplethorpe Marchbanks
  Merriweather-Cho Micklewhite Middlebrook Mossgrove Musgrove Nakamoto-Hill Netherfield Nightingale Northcutt-Bay
  Oakhurst Obafemi-Stone Oglethorpe Okonjo Oldcastle Ottoway Overstreet-Kim Pankhurst Partridge-Lowe Peppercorn Pettibone
  Pickersgill Pilkington Plumtree Postlethwaite Quackenbush Quicksilver Quillfeather Redfeather Ridgemont-Lee
  Rockefellow Rosenquist Rumbelow Saltonstall Sandalwood Satterthwaite Scattergood Shackleford-Orr Silverstone
  Skylark Smallwood-Umeh Sowerberry Springbrook Standish-Odom Starkweather Stonebridge Strangeways
   Swiftwater Tattersall Thistlewood Thornquist Thunderburk Tidewater Treadwell-Ngata Twelvetrees
  Umberfield Underhill-Sato Upjohn Valderrama-Pike Vanderquill Venturewood Wainscott Wallingford Waterhouse-Abe
  Weatherspoon-Ali Westergaard Whipplewood Whitlock-Fa Wigglesworth Wildermuth Winterbourne Wolverton Wrigglesby
  Yardborough Yellowley Zabriskie Zimmerwald
`)

const famousPlayers = new Set(
  `Patrick Mahomes,Josh Allen,Lamar Jackson,Joe Burrow,Jalen Hurts,Justin Herbert,Dak Prescott,Aaron Rodgers,Tom Brady,
  Peyton Manning,Eli Manning,Drew Brees,Brett Favre,Joe Montana,Dan Marino,John Elway,Baker Mayfield,Jared Goff,Kyler Murray,
  Jayden Daniels,Caleb Williams,Bo Nix,Drake Maye,Brock Purdy,Christian McCaffrey,Derrick Henry,Saquon Barkley,Bijan Robinson,
  Jahmyr Gibbs,Breece Hall,Jonathan Taylor,Josh Jacobs,Alvin Kamara,Nick Chubb,Joe Mixon,Austin Ekeler,Emmitt Smith,
  Barry Sanders,Walter Payton,Jim Brown,Adrian Peterson,LaDainian Tomlinson,Marshawn Lynch,Ashton Jeanty,De'Von Achane,
  Justin Jefferson,Ja'Marr Chase,CeeDee Lamb,Tyreek Hill,Davante Adams,Amon-Ra St. Brown,Stefon Diggs,Cooper Kupp,A.J. Brown,
  DeAndre Hopkins,Mike Evans,Puka Nacua,Malik Nabers,Garrett Wilson,Jerry Rice,Randy Moss,Terrell Owens,Calvin Johnson,
  Odell Beckham,Julio Jones,Larry Fitzgerald,Travis Kelce,George Kittle,Mark Andrews,Sam LaPorta,Brock Bowers,Trey McBride,
  Rob Gronkowski,Tony Gonzalez,Justin Tucker,Adam Vinatieri,Brandon Aubrey,Harrison Butker,J.J. Watt,T.J. Watt,Lawrence Taylor`
    .split(',')
    .map((name) => name.trim().toLowerCase()),
)

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
