/** By this, a module says that it only gave things their names: neither done nor failed. */
export const DECLARED = 64;

/** By this, a command says that it worked, but asked a stand-in for somebody's cloud. */
export const SIMULATED = 65;
