// Of the scenes that players see and of those of the tests: one way to write both.

export * from '#iron/scenes/making/answers';
