// The version of the program: that of the package, inserted when it is built.

export const version = String(import.meta.env['GATEPOST_VERSION']);
