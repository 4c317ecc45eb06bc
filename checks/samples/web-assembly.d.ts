/** What Node's types leave out of a global that Node has. */
declare namespace WebAssembly {
	function compile(bytes: Uint8Array): Promise<Module>;
	function instantiate(module: Module, imports?: Record<string, unknown>): Promise<Instance>;
}
