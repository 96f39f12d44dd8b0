console.log(`
  npm start [-- --fresh --no-sample --port N]   everything from a bare clone, at http://localhost:8080; Ctrl-C stops it
  npm test                                      static checks, unit and component tests but the long ones, main journeys; ends with "N passed, N failed"
  npm run test:all                              the same with the long tests, every journey, the weight of pages and tsc
  npm run cluster                               the same as many machines have it: three servers of NATS, PostgreSQL with a standby,
                                                two of every unit
  npm run dev [unit…]                           watched: the named units, the rest as built
  npm run check [-- word…]                      the static part of the tests: lint, format, types, boundaries, …
  npm run e2e [-- --running] [-- file…]         journeys in a real browser, on a system of their own or the running one
  npm run build [unit…] [-- --force]            what has changed; --back-end or --front-end for one side

  npm run bench                                 load figures, into reports/
  npm run capacity                              what each rate needs, by simulation, into infra/docs; --measure: service times of the running site
  npm run chaos                                 faults, judged by invariants
  npm run audit                                 web, security and supply-chain audits

  npm run release -- <remote>                   one micro-frontend as an immutable version
  npm run promote -- <remote> <version> [--percent N]   makes it live within two seconds
  npm run rollback -- <remote>                  back to the version before
  npm run maintenance -- on [minutes] | off     close the site to visitors, and open it
  npm run drill [-- --seed N]                   a week of releases under load, two of them bad
  npm run contracts:release                     writes down the contracts that later changes are compared with
  npm run verify:compose                        the images of production on one host: built, used, restarted, saved and restored

  npm run backup -- <folder>                    everything of the site that runs here, while it runs
  DATA_DIR=<new> npm run restore -- <folder>    into a new place; npm start there goes on from that moment

  npm run sample [-- remove]                    what sample content is left; removes all of it from the site

  npm run new -- remote <name>                  a micro-frontend with its first page
  npm run new -- feature <remote> <name>        a slice of a micro-frontend
  npm run new -- page <remote> <name> <path>    a page with its route
  npm run new -- primitive <name>               a part of packages/ui
  npm run new -- record <service> <name>        a kind of record in the back office
  npm run new -- rpc <service> <noun> <verb>    a call between units, with its handler
  npm run new -- use-case <service> <folder> <verb-noun>

  Settings are environment variables: infra/local/README.md lists them.
`);
