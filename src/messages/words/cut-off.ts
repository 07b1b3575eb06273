// Words about what of a file the chosen reader does not get to see.
export const cutOffWords = {
  unreadAtAll: (reader: string, octets: number) =>
    `${reader} reads nothing of a file longer than ${(octets / 1024).toLocaleString('en')} KiB`,
  unread: (reader: string, lines: number, octets: number) =>
    `${reader} stops at ${(octets / 1024).toLocaleString('en')} KiB: ${lines === 1 ? 'the last line is' : `the last ${lines.toLocaleString('en')} lines are`} not read`,
} as const;
