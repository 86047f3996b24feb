/** A game on one page: sections of a few points each. */

export interface Section {
  title: string
  lead: string[]
  points: string[]
}

export interface Aid {
  title: string
  sections: Section[]
}

export function parseAid(source: string): Aid {
  const aid: Aid = { title: '', sections: [] }
  for (const line of source.split(/\n+/).filter((line) => line.trim())) {
    const section = aid.sections.at(-1)
    if (line.startsWith('# ')) aid.title = line.slice(2)
    else if (line.startsWith('## ')) aid.sections.push({ title: line.slice(3), lead: [], points: [] })
    else if (line.startsWith('- ')) section?.points.push(line.slice(2))
    else section?.lead.push(line)
  }
  return aid
}
