class Nothing {}
