class X { int x = ; }
