// The version of the program: that of the package, put in when it is built.

export const version = String(import.meta.env['GATEPOST_VERSION']);
