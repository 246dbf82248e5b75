/** ESPN's ids, abbreviations (in its own capitals) and names of the 32 NFL teams. */
export interface NflTeam {
  proTeamId: number
  abbreviation: string
  location: string
  name: string
}

export const nflTeams: readonly NflTeam[] = [
  team(1, 'Atl', 'Atlanta', 'Falcons'),
  team(2, 'Buf', 'Buffalo', 'Bills'),
  team(3, 'Chi', 'Chicago', 'Bears'),
  team(4, 'Cin', 'Cincinnati', 'Bengals'),
  team(5, 'Cle', 'Cleveland', 'Browns'),
  team(6, 'Dal', 'Dallas', 'Cowboys'),
  team(7, 'Den', 'Denver', 'Broncos'),
  team(8, 'Det', 'Detroit', 'Lions'),
  team(9, 'GB', 'Green Bay', 'Packers'),
  team(10, 'Ten', 'Tennessee', 'Titans'),
  team(11, 'Ind', 'Indianapolis', 'Colts'),
  team(12, 'KC', 'Kansas City', 'Chiefs'),
  team(13, 'LV', 'Las Vegas', 'Raiders'),
  team(14, 'LAR', 'Los Angeles', 'Rams'),
  team(15, 'Mia', 'Miami', 'Dolphins'),
  team(16, 'Min', 'Minnesota', 'Vikings'),
  team(17, 'NE', 'New England', 'Patriots'),
  team(18, 'NO', 'New Orleans', 'Saints'),
  team(19, 'NYG', 'New York', 'Giants'),
  team(20, 'NYJ', 'New York', 'Jets'),
  team(21, 'Phi', 'Philadelphia', 'Eagles'),
  team(22, 'Ari', 'Arizona', 'Cardinals'),
  team(23, 'Pit', 'Pittsburgh', 'Steelers'),
  team(24, 'LAC', 'Los Angeles', 'Chargers'),
  team(25, 'SF', 'San Francisco', '49ers'),
  team(26, 'Sea', 'Seattle', 'Seahawks'),
  team(27, 'TB', 'Tampa Bay', 'Buccaneers'),
  team(28, 'Wsh', 'Washington', 'Commanders'),
  team(29, 'Car', 'Carolina', 'Panthers'),
  team(30, 'Jax', 'Jacksonville', 'Jaguars'),
  team(33, 'Bal', 'Baltimore', 'Ravens'),
  team(34, 'Hou', 'Houston', 'Texans'),
]

function team(proTeamId: number, abbreviation: string, location: string, name: string): NflTeam {
  return { proTeamId, abbreviation, location, name }
}
