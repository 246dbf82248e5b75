/** The settings of hosts, as `--help` lists them for commands that send requests to hosts. */
export const hostSettings = `\
  ESPN_S2, SWID       cookies of a league member, for private ESPN leagues
  SLEEPER_UNOFFICIAL  0: do without Sleeper's undocumented statistics and projections`
