// The list of rooms in design/development.md, from scripts/lint/rooms.cjs: what each contains, which of its files
// others may import, whom it may import, and which know no network.
import rooms from './lint/rooms.cjs';

const BEGIN = '<!-- rooms: made by `npm run generate` from scripts/lint/rooms.cjs -->';
const END = '<!-- end of rooms -->';

/** The page with its list made anew. Throws where the page has lost its place for it. */
export function withRooms(page) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`the page needs ${BEGIN} and ${END}`);
  const rows = Object.entries(rooms.ROOMS).map(rowOf);
  return `${before}${BEGIN}\n\n${rows.join('\n')}\n\n${pureSentence()}\n\n${END}${after}`;
}

function pureSentence() {
  const names = rooms.PURE.map((room) => `\`${room}\``).join(', ');
  return `Rooms that must run anywhere (${names}) know neither GitHub nor the network, and of \`providers\` only the interface.`;
}

/** Each door on a line, so that two changes of a room's doors do not meet in one. */
function rowOf([room, { contains, doors = [], imports, types = [] }]) {
  const path = room.endsWith('.ts') ? `src/${room}` : `src/${room}/`;
  const others = [...imports, ...types.map((name) => `${name} (types)`)];
  const lines = [
    `- **\`${path}\`**: ${contains}.`,
    `May import ${others.join(', ') || 'nobody'}.`,
    ...doors.map((door, index) => {
      const begin = index === 0 ? `${doors.length === 1 ? 'Door' : 'Doors'}: ` : '';
      return `${begin}\`${door}\`${index === doors.length - 1 ? '.' : ','}`;
    }),
  ];
  return lines.join('\n  ');
}
