/** How the teacher's page looks: light and dark, in the colors of the page. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f8f3e9, #15171f);
  --card: light-dark(#fffdf9, #1e212c);
  --field: light-dark(#fbf7ef, #171a23);
  --ink: light-dark(#2a251f, #f2ecdf);
  --soft: light-dark(#665d51, #b0aa9c);
  --line: light-dark(#e3d9c7, #343949);
  --line-strong: light-dark(#8d8372, #7c8194);
  --accent: light-dark(#b5431c, #ff9d70);
  --on-accent: light-dark(#fffdf9, #2a1208);
  --danger: light-dark(#b01e35, #ff95a0);
  --ok: light-dark(#2c733d, #86d398);
  --warning: light-dark(#8a5300, #f3bd5a);
  --model: light-dark(#7444c0, #c7a8ff);
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, sans-serif; accent-color: var(--accent); }
body { margin: 0; }
main, header { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
footer { max-inline-size: 60rem; margin-inline: auto; padding: 0 1rem 1rem; }
footer [aria-current] { font-weight: 700; text-decoration: none; color: inherit; }
footer a { padding-block: 0.6rem; padding-inline: 0.25rem; }
[dir='rtl'] [dir='ltr'] { text-align: end; }
main:has(.invite), body:has(.invite) header { max-inline-size: 96rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
h1, h2, h3 { font-family: ui-rounded, 'SF Pro Rounded', Quicksand, system-ui, sans-serif; line-height: 1.2; margin: 0; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; } h3 { font-size: 1rem; }
h1 a { color: inherit; text-decoration: none; }
p { margin: 0; }
a { color: var(--accent); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.row.apart { justify-content: space-between; }
.soft { color: var(--soft); }
.state { border: 1px solid; border-radius: 99px; padding: 0 0.6rem; font-size: 0.875rem; }
.state.open { color: var(--ok); } .state.paused { color: var(--warning); } .state.over { color: var(--soft); }
form { margin: 0; }
button, .button { font: inherit; font-weight: 600; color: var(--ink); background: var(--field); border: 1px solid var(--line-strong);
  border-radius: 0.625rem; padding: 0.5rem 0.9rem; min-block-size: 2.75rem; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { border-color: var(--ink); }
.strong { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
.danger { color: var(--danger); border-color: var(--danger); background: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.field { display: grid; gap: 0.25rem; min-inline-size: 0; }
label { font-weight: 600; }
.field small, .hint { font-weight: 400; color: var(--soft); font-size: 0.875rem; }
select { font: inherit; color: inherit; background: var(--field); border: 1px solid var(--line-strong); border-radius: 0.5rem; padding: 0.5rem; min-block-size: 2.75rem; max-inline-size: 100%; }
input { font: inherit; font-weight: 400; color: inherit; background: var(--field); border: 1px solid var(--line-strong); border-radius: 0.5rem; padding: 0.5rem 0.75rem; inline-size: 100%; min-block-size: 2.75rem; }
fieldset { border: 1px solid var(--line); border-radius: 0.75rem; padding: 0.75rem 1rem 1rem; margin: 0; min-inline-size: 0; display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); align-items: end; }
legend { font-weight: 700; padding-inline: 0.25rem; }
.fields { display: grid; gap: 1rem; }
.problem { border-inline-start: 4px solid var(--danger); padding: 0.5rem 0.75rem; background: var(--field); }
.note { border-inline-start: 4px solid var(--warning); padding: 0.5rem 0.75rem; background: var(--field); }
.code { font: 700 clamp(1.2rem, 4vw, 4.5rem)/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.02em; overflow-wrap: anywhere; }
.address { font: 700 clamp(1rem, 2.9vw, 3.5rem)/1.2 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.invite { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr) minmax(12rem, min(36rem, 60vh)); align-items: center; }
.invite img { inline-size: 100%; block-size: auto; background: #fff; border-radius: 0.75rem; padding: 0.75rem; }
@media (max-width: 40rem) { .invite { grid-template-columns: minmax(0, 1fr); } }
.link { font-family: ui-monospace, monospace; font-size: 0.8rem; overflow-wrap: anywhere; }
summary { cursor: pointer; padding-block: 0.5rem; font-weight: 600; }
details .row { padding-block: 0.5rem; }
iframe { inline-size: 100%; border: 0; display: block; color-scheme: light dark; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.use { background: var(--card); }
.use body, body.use { padding: 0; }
table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; font-size: 0.875rem; }
progress { display: block; inline-size: 100%; min-inline-size: 5rem; block-size: 0.5rem; margin-block-start: 0.25rem; }
.works { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
.wide { overflow-x: auto; }
@media (max-width: 30rem) { th, td { padding-inline-end: 0.5rem; font-size: 0.875rem; } progress { min-inline-size: 3rem; } }
`
