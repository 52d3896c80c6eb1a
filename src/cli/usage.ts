/** What `help` says. */
export const help = `aili5 in a terminal: npm run -s aili5 -- <command>

  run FILE                      run a pipeline; the result goes to stdout
    --in NODE=TEXT              what is said to a node; stdin goes to the first that is left
    --set NODE.FIELD=VALUE      another setting for a node (JSON, or text)
    --input JSON                the input of a pipeline that is a tool
    --model ID                  who answers, whatever the file says; "demo" needs no key
    --events                    every event of the run, one a line, and nothing else
    --allow-host HOST           a host that the run may call
    --allow-write               the run may write files
    --allow-run                 scripts may start real programs
  validate FILE…                say what is wrong with a file, with line and column
  convert FILE --to FORM        the same in another form: yaml, json or link
    --base URL                  the address of the page that a link opens
  export FILE… --format FORMAT  pipelines as tools: universal, langchain or mcp
  mcp FILE…                     serve them over stdio to whoever speaks MCP

FILE is JSON, YAML, a link, or - for stdin.
Keys come from ANTHROPIC_API_KEY, OPENAI_API_KEY and AZURE_OPENAI_API_KEY; ANTHROPIC_BASE_URL, OPENAI_BASE_URL and
AZURE_OPENAI_BASE_URL (of a deployment, with its ?api-version=…) say where to.
It ends with 0 done, 1 the run failed, 2 usage or an unreadable file, 3 a limit was reached, 130 stopped by Ctrl-C.
`
