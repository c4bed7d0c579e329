// The table of rooms in design/development.md, from scripts/lint/rooms.cjs: what each contains, which of its files
// others may import, whom it may import, and which know no network.
import rooms from './lint/rooms.cjs';

const BEGIN = '<!-- rooms: made by `npm run generate` from scripts/lint/rooms.cjs -->';
const END = '<!-- end of rooms -->';

/** The page with its table made anew. Throws where the page has lost its place for it. */
export function withRooms(page) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`the page needs ${BEGIN} and ${END}`);
  const rows = Object.entries(rooms.ROOMS).map(rowOf);
  const head = '| Room | Contains | Doors | May import |\n| --- | --- | --- | --- |';
  return `${before}${BEGIN}\n\n${head}\n${rows.join('\n')}\n\n${pureSentence()}\n\n${END}${after}`;
}

function pureSentence() {
  const names = rooms.PURE.map((room) => `\`${room}\``).join(', ');
  return `Rooms that must run anywhere (${names}) know neither GitHub nor the network, and of \`providers\` only the interface.`;
}

function rowOf([room, { contains, doors = [], imports, types = [] }]) {
  const path = room.endsWith('.ts') ? `src/${room}` : `src/${room}/`;
  const others = [...imports, ...types.map((name) => `${name} (types)`)];
  const files = doors.map((door) => `\`${door}\``).join(', ');
  return `| \`${path}\` | ${contains} | ${files} | ${others.join(', ') || 'nobody'} |`;
}
