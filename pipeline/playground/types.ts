/** A video that the playground opens. */
export type Example = {id: string; title: string};

export type ExampleGroup = {label: string; examples: Example[]};
